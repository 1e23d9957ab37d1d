import type { Documentos } from './base/papel.ts'
import { AREAS } from './orden.ts'

export const documentos: Documentos = new Map(
  AREAS.flatMap(({ documents = {} }) => Object.entries(documents)),
)
