import type { ReactNode } from 'react'

import { MEDIANA, useMedia } from './useMedia.ts'

type Props = { chica?: ReactNode; mediana?: ReactNode }

/** One thing on a phone, another one on medium screens and larger. */
export function Segun({ chica, mediana }: Props) {
  return useMedia(MEDIANA) ? mediana : chica
}
