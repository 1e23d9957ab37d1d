import type { ReactNode } from 'react'

import { MEDIANA, useMedia } from './useMedia.ts'

type Props = { chica?: ReactNode; mediana?: ReactNode }

/** Shows one variant on a phone, and another on medium and larger screens. */
export function Segun({ chica, mediana }: Props) {
  return useMedia(MEDIANA) ? mediana : chica
}
