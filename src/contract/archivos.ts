import { object, string, unknown } from 'superstruct'

import { endpoint } from './endpoint.ts'

export const archivos = {
  /** `path` begins with a slash and may hold more of them; the file's name comes in content-disposition. */
  descargar: endpoint({
    method: 'GET',
    path: '/v1/files{path}',
    kind: 'synced-read',
    answer: 'file',
    request: object({ path: string() }),
    response: unknown(),
  }),
}
