// As ui/edad.ts: instants are shown in the insurer's zone, which has been at UTC-3 all year round since 2009.
const HORAS_DE_ATRASO = 3 * 60 * 60_000

/** 'dd/mm/aaaa' of an instant. */
export function fechaDe(at: number): string {
  const [anio, mes, dia] = new Date(at - HORAS_DE_ATRASO).toISOString().slice(0, 10).split('-')
  return `${dia}/${mes}/${anio}`
}

/** 'hh:mm', 24 hours. */
export const horaDe = (at: number) => new Date(at - HORAS_DE_ATRASO).toISOString().slice(11, 16)
