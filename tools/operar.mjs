// npm run secreto, llaves, respaldo, restaurar: work on an installation, while it runs or not (docs/architecture/secrets.md).
import { run } from './run.mjs'

await run('npx', ['tsx', 'server/src/operar.ts', ...process.argv.slice(2)])
