import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/src/!(gateway)/tables.ts',
  out: './server/drizzle',
})
