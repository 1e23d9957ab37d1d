// A server that does nothing else: one select, or one transaction with an insert, for each request.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = new Hono()

app.get('/select/:id', async (context) => {
  const { rows } = await pool.query(
    'select id_afiliado, id_grupo, orden from afiliados where id_afiliado = $1',
    [context.req.param('id')],
  )
  return context.json(rows)
})

app.post('/transaction', async (context) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('insert into carga (texto) values ($1)', [await context.req.text()])
    await client.query('commit')
  } finally {
    client.release()
  }
  return context.json({ ok: true })
})

const port = Number(process.env['PORT'])
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
