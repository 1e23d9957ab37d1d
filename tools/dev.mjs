// npm run dev: runs Vite with the app, and beside it the API, which restarts when its code changes.
import { spawn } from 'node:child_process'

import { installMissing } from './install.mjs'

const installed = await installMissing(() => console.log('Installing packages…'))
if (installed !== 0) process.exit(installed)

const PORT = process.env.PORT || '8081'
const API = { PORT, SANDBOX: '1', DATA_DIR: process.env.DATA_DIR || '.data-dev' }
const TSX = 'node_modules/tsx/dist/cli.mjs'
const VITE = 'node_modules/vite/bin/vite.js'

const children = [
  { args: [TSX, 'watch', '--clear-screen=false', 'server/src/main.ts'], env: API },
  { args: [VITE], env: { PORT } },
].map(({ args, env }) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
)

// If one of the two ends, the other is ended too; the first one gives the exit code.
let code
function stop(first) {
  code ??= first
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', (ended) => stop(ended ?? 1))
process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))
process.on('exit', () => (process.exitCode = code))
