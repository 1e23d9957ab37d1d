import { object, string, unknown } from 'superstruct'

import { endpoint } from './endpoint.ts'

/** Path of the user manual among the files; open to all signed-in people. */
export const RUTA_DEL_MANUAL = '/manual.pdf'

export const archivos = {
  /** `path` begins with a slash and may contain more of them; the file's name comes in content-disposition. */
  descargar: endpoint({
    method: 'GET',
    path: '/v1/files{path}',
    kind: 'synced-read',
    answer: 'file',
    request: object({ path: string() }),
    response: unknown(),
  }),
}
