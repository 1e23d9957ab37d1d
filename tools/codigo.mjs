// npm run codigo -- 7Q4K-21: explains a support code of 'Estado de la aplicación'.
import { run } from './run.mjs'

await run('npx', ['tsx', 'server/src/leerCodigo.ts', ...process.argv.slice(2)])
