import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import { texts } from './texts.ts'

/** Shown if there is no member: the address contains another family's number, or this phone has no data yet. */
export function SinNadie({ hayFamilia }: { hayFamilia: boolean }) {
  return (
    <main className="mostrador-hoja" id="contenido" tabIndex={-1}>
      <h2>{hayFamilia ? texts.noEsta : texts.faltanDatos}</h2>
      <p>{hayFamilia ? texts.noEstaDetalle : texts.faltanDatosDetalle}</p>
      <p>
        <EnlaceBoton href={hayFamilia ? '/mostrador' : '/'} replace>
          {hayFamilia ? texts.verMia : texts.irAInicio}
        </EnlaceBoton>
      </p>
    </main>
  )
}
