import { PasarEspera } from '#features/acceso/PasarEspera.tsx'

import { resolverDesafio } from '../trabajadores/resolverDesafio.ts'

/** A file of its own: most sign-ins have no wait to skip and do not load it. */
export function SaltarEspera({ onHecha }: { onHecha: (comprobante: string) => void }) {
  return <PasarEspera resolver={resolverDesafio} onHecha={onHecha} />
}
