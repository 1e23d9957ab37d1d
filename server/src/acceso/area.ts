import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { confirmarContrasenia } from './contrasenia.ts'
import { llavesHandlers } from './llaves.ts'
import { correosDeUsuario } from './recuperar.ts'
import { accesoHandlers } from './routes.ts'
import { cuentasPendientes, recuperaciones } from './tables.ts'

export const manifest = area({
  // These calls are declared in other files of the contract; this area answers them.
  handlers: {
    acceso: accesoHandlers,
    contacto: {
      correosDeUsuario: (context) => correosDeUsuario(context, context.request.nombreUsuario),
    },
    sesiones: {
      confirmar: async (context) => {
        await confirmarContrasenia(context, context.request.contrasenia)
        return {}
      },
    },
    llavesDeAcceso: llavesHandlers,
  },
  matriz: () => import('./matriz.ts'),
  cleanUp: async (borrar, now) => {
    await borrar(recuperaciones, lt(recuperaciones.venceAt, now - DAY_MS))
    await borrar(cuentasPendientes, lt(cuentasPendientes.pedidaAt, now - DAY_MS))
  },
})
