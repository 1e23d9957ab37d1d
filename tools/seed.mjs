// npm run seed -- --members N: adds invented members to the data folder, or to DATABASE_URL. The server must not be running on that folder.
import { run } from './run.mjs'

await run('npx', ['tsx', 'server/src/seed.ts', ...process.argv.slice(2)])
