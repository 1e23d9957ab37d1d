import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type HttpEnv = {
  Bindings: HttpBindings
  Variables: {
    pedido: string
    direccion: string
    /** Pattern of the route. Logs contain this and not the path, which may contain personal data (SEC-26). */
    ruta: string
    uid: number | undefined
    sid: string | undefined
  }
}
export type HttpContext = Context<HttpEnv>
