// npm run dev: Vite with the app, and beside it the API that starts again when its code changes.
import { spawn } from 'node:child_process'

const API_PORT = process.env.API_PORT || '8090'
const children = [
  [
    'npx',
    ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts'],
    { PORT: API_PORT, SANDBOX: '1', DATA_DIR: process.env.DATA_DIR || '.data-dev' },
  ],
  ['npx', ['vite', '--port', process.env.PORT || '5173'], { API_PORT }],
].map(([command, args, env]) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
)

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const child of children) child.on('exit', stop)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
