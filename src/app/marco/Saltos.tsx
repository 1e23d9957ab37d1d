import { AL_CONTENIDO, Salto } from '#ui/Salto.tsx'

import { texts } from '../texts.ts'

/** The first stops of the Tab key: links to the content and to the visible menu. */
export function Saltos({ menu }: { menu: string }) {
  return (
    <>
      <Salto a="contenido">{AL_CONTENIDO}</Salto>
      <Salto a={menu}>{texts.saltarMenu}</Salto>
    </>
  )
}
