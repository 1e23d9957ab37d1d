// Builds app and server, compresses what is served and holds the sizes against their budgets.
import { compress } from './compress.mjs'
import { run } from './run.mjs'

await run('npx', ['vite', 'build', '--logLevel', 'warn'])
await run('npx', ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'])
await compress('dist/app')
await run('node', ['tools/size.mjs'])
