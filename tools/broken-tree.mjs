// Copies the source tree, breaks one line of the copy at a time, and plays tests there.
import { execFileSync, fork } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const PLAYER = 'tools/broken-tree-player.mjs'

/**
 * Every file that git would commit, in its present state, with the packages of this tree. The copy is deleted at the end
 * of the process.
 */
export function copyTree(name) {
  // Two runs, and two copies of a run, may exist at the same time.
  const tree = resolve(`test-results/breaks/tree-${process.pid}-${name}`)
  const drop = () => rmSync(tree, { recursive: true, force: true })
  drop()
  process.on('exit', drop)
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const file of files.filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    copyFileSync(file, join(tree, file))
  }
  linkPackages(tree)
  const players = new Map()

  /** Breaks a line while the work runs; undefined if the line is missing or not unique. */
  async function whileBroken({ file, find, replace }, work) {
    const path = join(tree, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (text.split(find).length !== 2) return undefined
    const write = (now) => {
      writeFileSync(path, now)
      for (const player of players.values()) player.changed.add(file)
    }
    write(text.replace(find, () => replace))
    try {
      return await work()
    } finally {
      write(text)
    }
  }

  /** Names, result and duration of each played test. With `patience` missing things are waited for so long only. */
  async function play({ project, files: tests, title }, patience) {
    const player = players.get(project) ?? (await startPlayer(tree, project))
    players.set(project, player)
    return player.play({ files: tests, title, patience })
  }

  return { whileBroken, play, end: () => players.forEach((player) => player.end()) }
}

/** Each package by a link of its own: by one link to the whole folder, trees would share the files that Vite prepares. */
function linkPackages(tree) {
  mkdirSync(join(tree, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    if (name === '.vite' || name === '.vite-temp' || name === '.cache') continue
    symlinkSync(resolve('node_modules', name), join(tree, 'node_modules', name), 'junction')
  }
}

/** A process that plays the tests of a project in this tree. */
async function startPlayer(tree, project) {
  // One database is enough.
  const env = { ...process.env, VITEST_JSON: undefined, SUITE: 'siempre' }
  const child = fork(PLAYER, [project], { cwd: tree, env })
  const heard = () =>
    new Promise((answered, failed) => {
      const ended = () => failed(new Error(`The player of ${project} has ended.`))
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        answered(message)
      })
    })
  await heard()
  /** Files that are not as they were at the last play. */
  const changed = new Set()
  return {
    changed,
    async play(asked) {
      child.send({ ...asked, changed: [...changed] })
      changed.clear()
      const { played } = await heard()
      return played
    },
    end: () => child.kill(),
  }
}
