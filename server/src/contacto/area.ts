import { area } from '../http/area.ts'
import { contactoHandlers } from './routes.ts'
import { LISTA_DE_TIPOS } from './tipos.ts'

export const manifest = area({
  handlers: {
    contacto: contactoHandlers,
    busquedas: { tiposDeContacto: async () => LISTA_DE_TIPOS },
  },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
