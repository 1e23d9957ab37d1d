import { type Nodo, __element } from './react.ts'

/** As Fluent makes an icon of its paths. */
export const createFluentIcon = (lado: string, trazos: readonly string[]) => (): Nodo =>
  __element(
    'svg',
    {
      'aria-hidden': 'true',
      width: lado,
      height: lado,
      viewBox: `0 0 ${lado} ${lado}`,
      fill: 'currentColor',
    },
    trazos.map((d) => __element('path', { d })),
  )
