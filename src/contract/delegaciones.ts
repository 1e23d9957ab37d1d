import { type Infer, array, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { EnElPortal } from './extensiones/lugares.ts'
import { Numero, Texto, quizas } from './valores.ts'

/** A branch office; a dash in a field means that there is none. */
export type Delegacion = Infer<typeof Delegacion>
export const Delegacion = type({
  id: Numero,
  nombre: string(),
  localidad: quizas(string()),
  idlocalidad: quizas(Numero),
  direccion: quizas(string()),
  telefono: quizas(Texto),
  email: quizas(string()),
  horarioatencion: quizas(string()),
  portal: quizas(EnElPortal), // The field is assumed.
})

export const delegaciones = {
  lista: endpoint({
    method: 'GET',
    path: '/v1/busquedas/buscarDelegaciones',
    kind: 'synced-read',
    request: object({}),
    response: array(Delegacion),
  }),
}
