import { defineConfig } from 'drizzle-kit'

// The gateway has a database of its own: npm run migration -- --config drizzle.gateway.config.ts --name x
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/src/gateway/tables.ts',
  out: './server/drizzle-gateway',
})
