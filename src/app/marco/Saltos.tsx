import { AL_CONTENIDO, Salto } from '#ui/Salto.tsx'

import { texts } from '../texts.ts'

/** The first stops of the Tab key: past everything to the content, or to whichever menu shows. */
export function Saltos({ menu }: { menu: string }) {
  return (
    <>
      <Salto a="contenido">{AL_CONTENIDO}</Salto>
      <Salto a={menu}>{texts.saltarMenu}</Salto>
    </>
  )
}
