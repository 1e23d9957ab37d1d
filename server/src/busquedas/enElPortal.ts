import type { EnElPortal, Franja } from '#contract/extensiones/lugares.ts'

type DeLugar = { latitud: number | null; longitud: number | null; franjas: Franja[] | null }

/** Fields that the capability `lugares` adds to an answer. */
export const enElPortal = ({ latitud, longitud, franjas }: DeLugar): { portal: EnElPortal } => ({
  portal: { latitud, longitud, horario: franjas },
})

const DIAS = [1, 2, 3, 4, 5, 6, 7] as const
type Dia = (typeof DIAS)[number]

/** Gives several days the same hours: 'franjasDe([1, 2], '08:00-13:00', '16:00-20:00')'. */
export const franjasDe = (dias: readonly Dia[], ...horas: `${string}-${string}`[]): Franja[] =>
  dias.flatMap((dia) =>
    horas.map((una) => {
      const [abre = '', cierra = ''] = una.split('-')
      return { dia, abre, cierra }
    }),
  )

export const TODOS_LOS_DIAS = DIAS
export const DE_LUNES_A_VIERNES = [1, 2, 3, 4, 5] as const
