// npm start: installs missing packages, builds outdated parts, and serves the portal. Uses only Node's own modules,
// because the packages may be missing. --pages: serves only the app, in front of an insurer's own API; --gateway: adds our
// extensions to that API (docs/ADOPT.md).
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { isMade } from './built.mjs'
import { installMissing } from './install.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MARKER = '.mi-cobertura' // The same value as in src/contract/fijo.ts, which this script cannot import before the packages are installed.
const MIN_NODE = [20, 19]
const BUILT = [
  'dist/app/index.html',
  'dist/app/sw.js',
  'dist/csp.json',
  'dist/server/main.js',
  'dist/server/pages.js',
  'dist/server/gateway.js',
]

const say = (text) => console.log(text)
const at = (...path) => join(ROOT, ...path)
const port = Number(process.env.PORT || 8080)
// With an explicit choice there is no demo, and the server requires real secrets.
const production = process.env.NODE_ENV === 'production'
const gateway = process.argv.includes('--gateway')
const pagesOnly = process.argv.includes('--pages')
const entry = gateway ? 'gateway.js' : pagesOnly ? 'pages.js' : 'main.js'
const proveedor = after('--proveedor') ?? process.env.PROVEEDOR
const dataDir = resolve(ROOT, process.env.DATA_DIR || usualFolder())

/** The demo's members have numbers in their insurer's form: each insurer has a folder of its own. */
function usualFolder() {
  if (gateway) return '.data-gateway'
  return proveedor && !production ? `.data-${basename(proveedor)}` : '.data'
}

/** The argument after an option; undefined without the option. */
function after(option) {
  const found = process.argv.indexOf(option)
  if (found < 0) return undefined
  const word = process.argv[found + 1]
  if (word === undefined) stop(`${option} necesita un nombre: npm start -- ${option} otro`)
  return word
}

function stop(text) {
  console.error(text)
  process.exit(1)
}

function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => stop(`${command}: ${error.message}`))
    child.on('exit', (code) => done(code ?? 1))
  })
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const enough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])
  if (!enough)
    stop(`Hace falta Node ${MIN_NODE.join('.')} o más nuevo; este es ${process.versions.node}.`)
}

function isPortFree() {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, process.env.HOST || '0.0.0.0', () => probe.close(() => done(true)))
  })
}

async function install() {
  const code = await installMissing(() =>
    say('Instalando lo que falta (la primera vez tarda un minuto o dos)…'),
  )
  if (code !== 0) stop('No se pudo instalar. Revisá la conexión y probá de nuevo: npm start')
}

async function build() {
  if (await isMade('dist', BUILT)) return
  say('Armando la aplicación…')
  const code = await run(process.execPath, ['tools/build.mjs'], { NODE_ENV: 'production' })
  if (code !== 0) stop('La aplicación no se pudo armar: el motivo está más arriba.')
}

function fresh() {
  if (!existsSync(dataDir)) return
  if (!existsSync(join(dataDir, MARKER)))
    stop(`${dataDir} no es una carpeta de datos nuestra: no se borra. Elegí otra con DATA_DIR.`)
  if (existsSync(join(dataDir, 'en-uso.lock')) && isHeld(join(dataDir, 'en-uso.lock')))
    stop(`La carpeta de datos ${dataDir} está en uso. Terminá primero el proceso que la usa.`)
  say('Empezando de nuevo, con datos recién hechos…')
  rmSync(dataDir, { recursive: true })
}

function isHeld(lock) {
  try {
    process.kill(JSON.parse(readFileSync(lock, 'utf8')).pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function serve() {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(proveedor && { PROVEEDOR: proveedor }),
    ...(!production && entry === 'main.js' && { SANDBOX: '1' }),
  }
  const server = spawn(process.execPath, [at('dist', 'server', entry)], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  })
  // The terminal sends Ctrl-C to both processes; a signal to this process alone is passed on to the server.
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  process.on('SIGINT', () => undefined)
  server.on('exit', (code) => process.exit(code ?? 1))
}

process.chdir(ROOT)
checkNode()
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT=${process.env.PORT} no es un puerto.`)
if (!(await isPortFree()))
  stop(
    `El puerto ${port} está ocupado. Terminá lo que lo usa o elegí otro: PORT=${port + 1} npm start`,
  )
if (process.argv.includes('--fresh')) fresh()
await install()
await build()
serve()
