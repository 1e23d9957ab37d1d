import { type Formas, diferencias } from './dicho.ts'

export const FORMAS: Formas = {
  afiliado: '00-NNNNNN-O',
  matricula: 5,
  ingreso: 'ambos',
  zona: [-180],
}

/**
 * Forms of the only insurer of a page, a worker or a process. Pages and workers find them in their document or their
 * name; a server says them at its start.
 */
export const formas: Formas = { ...FORMAS, ...diferencias.formas }

export const usarFormas = (otras: Formas): unknown => Object.assign(formas, otras)
