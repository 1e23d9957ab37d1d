import { type Infer, array, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { EnElPortal } from './extensiones/lugares.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Farmacia = Infer<typeof Farmacia>
export const Farmacia = type({
  idFarmacia: Numero,
  nombre: string(),
  localidad: quizas(string()),
  direccion: quizas(string()),
  domicilio: quizas(string()),
  telefono: quizas(Texto),
  mail: quizas(string()),
  portal: quizas(EnElPortal), // The field is assumed.
})

export const farmacias = {
  buscar: endpoint({
    method: 'POST',
    path: '/v1/busquedas/farmacias/buscar',
    kind: 'synced-read',
    request: object({ nombre: quizas(string()), idLocalidad: quizas(number()) }),
    response: array(Farmacia),
  }),
}
