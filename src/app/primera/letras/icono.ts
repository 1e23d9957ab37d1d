import { type Nodo, jsx } from './jsx-runtime.ts'

/** Replaces Fluent's function that makes an icon from its paths. */
export const createFluentIcon = (lado: string, trazos: readonly string[]) => (): Nodo =>
  jsx('svg', {
    'aria-hidden': 'true',
    width: lado,
    height: lado,
    viewBox: `0 0 ${lado} ${lado}`,
    fill: 'currentColor',
    children: trazos.map((d) => jsx('path', { d })),
  })
