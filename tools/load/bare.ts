// A server that does nothing else: one select, or one transaction with an insert, for each request.
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

const SELECT = 'select id_afiliado, id_grupo, orden from afiliados where id_afiliado = $1'
const INSERT = 'insert into carga (texto) values ($1)'

type Bare = {
  select: (id: string) => Promise<unknown>
  insert: (text: string) => Promise<unknown>
}

function onPostgres(url: string): Bare {
  const pool = new Pool({ connectionString: url, max: 10 })
  return {
    select: async (id) => (await pool.query(SELECT, [id])).rows,
    insert: async (text) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query(INSERT, [text])
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  }
}

async function onFolder(folder: string): Promise<Bare> {
  const lite = await PGlite.create(folder)
  return {
    select: async (id) => (await lite.query(SELECT, [id])).rows,
    insert: (text) => lite.transaction((tx) => tx.query(INSERT, [text])),
  }
}

const url = process.env['DATABASE_URL']
const bare = url ? onPostgres(url) : await onFolder(process.env['FOLDER'] ?? '')
const app = new Hono()
app.get('/select/:id', async (context) => context.json(await bare.select(context.req.param('id'))))
app.post('/transaction', async (context) => {
  await bare.insert(await context.req.text())
  return context.json({ ok: true })
})
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' })
