import { lineasDeDomicilio } from '#model/domicilio.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { BorradorGuardado } from './BorradorGuardado.tsx'
import { CabezaDeTarjeta, DesdeSuCuenta } from './CabezaDeTarjeta.tsx'
import { deshacer, useCambioDeDomicilio } from './cambio.ts'
import { CambioSinEnviar } from './CambioSinEnviar.tsx'
import { aEditar } from './edicion.ts'
import { type Persona, esEditable } from './persona.ts'
import { texts } from './texts.ts'

/** A member's address (PROF-04, FAM-05), with unsent changes. */
export function Domicilio({ persona }: { persona: Persona }) {
  const { ficha, idAfiliado, path, nombre } = persona
  const editable = esEditable(persona, useAhora(3_600_000))
  const cambio = useCambioDeDomicilio(idAfiliado)
  const editar = aEditar(path, { que: 'domicilio' })
  const lineas = lineasDeDomicilio(ficha)
  const escritas =
    lineas.length === 0 ? (
      <p className="tenue">{texts.sinDomicilio}</p>
    ) : (
      lineas.map((linea) => <p key={linea}>{linea}</p>)
    )
  return (
    <section className="tarjeta relleno" aria-label={texts.domicilio}>
      <CabezaDeTarjeta titulo={texts.domicilio} editar={editable ? editar : undefined} />
      {editable && <BorradorGuardado formulario={`domicilio/${idAfiliado}`} seguir={editar} />}
      {cambio && cambio.state !== 'rejected' ? (
        <CambioSinEnviar
          pendiente={cambio}
          onDeshacer={() => void deshacer(cambio, texts.deshecho)}
        >
          <div className="valor">{escritas}</div>
          <p className="tenue">
            {cambio.payload.antes
              ? texts.antes(loQueCambio(lineasDeDomicilio(cambio.payload.antes), lineas))
              : texts.antesNada}
          </p>
        </CambioSinEnviar>
      ) : (
        escritas
      )}
      {cambio?.state === 'rejected' && (
        <CambioSinEnviar
          pendiente={cambio}
          corregir={editable && <EnlaceBoton href={editar}>{texts.corregir}</EnlaceBoton>}
          onDeshacer={() => void deshacer(cambio, texts.deshecho)}
        >
          <p className="valor">{lineasDeDomicilio(cambio.payload.despues).join(', ')}</p>
        </CambioSinEnviar>
      )}
      {!editable && <DesdeSuCuenta>{texts.loCambia(nombre)}</DesdeSuCuenta>}
    </section>
  )
}

/** Former lines that are missing in the new address. */
const loQueCambio = (antes: string[], ahora: string[]) =>
  antes.filter((linea) => !ahora.includes(linea)).join(', ')
