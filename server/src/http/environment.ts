import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type HttpEnv = {
  Bindings: HttpBindings
  Variables: {
    pedido: string
    direccion: string
    /** The route's pattern: what logs may hold, because the path itself may name people (SEC-26). */
    ruta: string
    uid: number | undefined
    sid: string | undefined
  }
}
export type HttpContext = Context<HttpEnv>
