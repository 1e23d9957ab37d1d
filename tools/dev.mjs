// npm run dev: Vite with the app, and beside it the API that starts again when its code changes.
import { spawn } from 'node:child_process'

const PORT = process.env.PORT || '8081'
const API = { PORT, SANDBOX: '1', DATA_DIR: process.env.DATA_DIR || '.data-dev' }
const children = [
  { args: ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts'], env: API },
  { args: ['vite'], env: { PORT } },
].map(({ args, env }) => spawn('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } }))

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const child of children) child.on('exit', stop)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
