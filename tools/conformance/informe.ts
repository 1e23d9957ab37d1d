import type { Informe, Resultado, Veredicto } from './corrida.ts'

/** Order of the report for a developer of the API. */
export const VEREDICTOS: readonly Veredicto[] = [
  'difiere',
  'falta',
  'se tolera',
  'sin probar',
  'no se ofrece',
  'cumple',
]

export const cuentas = ({ resultados }: Informe): [Veredicto, number][] =>
  VEREDICTOS.map((veredicto) => [
    veredicto,
    resultados.filter((one) => one.veredicto === veredicto).length,
  ])

/** True if the API serves the app: a tolerated, untried or unoffered call is no failure. */
export const conforma = ({ resultados }: Informe): boolean =>
  resultados.every(({ veredicto }) => veredicto !== 'difiere' && veredicto !== 'falta')

function lineasDe({
  nombre,
  llamada,
  veredicto,
  motivo,
  diferencias,
  efecto,
}: Resultado): string[] {
  return [
    `${veredicto.padEnd(12)} ${nombre}  ${llamada}`,
    ...(motivo === undefined ? [] : [`             ${motivo}`]),
    ...diferencias.map(
      ({ que, peso, donde, vino, seEspera }) =>
        `             ${peso}: ${que} en ${donde}: vino ${vino}; se espera ${seEspera}`,
    ),
    ...(efecto === undefined ? [] : [`             La aplicación: ${efecto}`]),
  ]
}

/** The report for a terminal. */
export function enTexto(informe: Informe): string {
  const { base, resultados, capacidades } = informe
  const sorted = VEREDICTOS.flatMap((veredicto) =>
    resultados.filter((one) => one.veredicto === veredicto),
  )
  const without = capacidades.filter(({ anunciada }) => !anunciada)
  return [
    `Conformidad de ${base}`,
    '',
    ...sorted.flatMap(lineasDe),
    '',
    without.length === 0
      ? 'Se anuncian todas las capacidades.'
      : 'Capacidades que no se anuncian, y lo que nota una persona:',
    ...without.map(({ nombre, sin }) => `  ${nombre}: ${sin}`),
    '',
    cuentas(informe)
      .map(([veredicto, many]) => `${many} ${veredicto}`)
      .join(' · '),
  ].join('\n')
}
