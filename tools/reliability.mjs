// Writes the last results of the long commands into docs/RELIABILITY.md, or another document with marks. Each command
// writes its own section when it ends.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

const FILE = 'docs/RELIABILITY.md'

/** Date, commit and machine of a run. */
export function circumstances() {
  return {
    date: new Date().toISOString(),
    commit: commit(),
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
  }
}

function commit() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', 'src', 'sw', 'workers', 'server', 'tests')
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' and changes'}`
}

/** Replaces the lines of a section; `linesFrom` gets the present lines. */
export function writeSection(name, linesFrom, file = FILE) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no section '${name}'`)
  const before = text.slice(from + begin.length, to).trim()
  const lines = linesFrom(before === '' ? [] : before.split('\n'))
  writeFileSync(
    file,
    `${text.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`,
  )
  execFileSync('npx', ['oxfmt', file], { stdio: 'ignore' })
}

/** A table of the last few runs, newest first. */
export function writeRuns(name, head, row, kept = 3) {
  writeSection(name, (before) => {
    const rows = [line(row), ...before.slice(2)].slice(0, kept)
    return [line(head), line(head.map(() => '-')), ...rows]
  })
}

/** A table of this run only, followed by text lines. */
export function writeTable(name, head, rows, more = []) {
  const lines = [head, head.map(() => '-'), ...rows].map(line)
  writeSection(name, () => [...lines, ...(more.length > 0 ? ['', ...more] : [])])
}

const line = (cells) => `| ${cells.join(' | ')} |`

/** A time like `2026-11-21 10:30 UTC`. */
export const minute = (iso) => `${iso.slice(0, 16).replace('T', ' ')} UTC`
