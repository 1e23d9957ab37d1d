import { PasarEspera } from '#features/acceso/PasarEspera.tsx'

import { resolverDesafio } from '../trabajadores/resolverDesafio.ts'

/** A file of its own: a sign-in that has nothing to wait for loads none of it. */
export function SaltarEspera({ onHecha }: { onHecha: (comprobante: string) => void }) {
  return <PasarEspera resolver={resolverDesafio} onHecha={onHecha} />
}
