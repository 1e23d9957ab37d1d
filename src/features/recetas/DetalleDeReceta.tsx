import type { Receta } from '#contract/recetas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { enCuatros } from '#formato/numeros.ts'
import { papelDeReceta, pdfDeReceta } from '#model/papeles.ts'
import { ACTIVA, DISPENSADA } from '#model/recetas/estado.ts'
import { remedioDe } from '#model/recetas/vigentes.ts'
import { Dato } from '#piezas/Dato.tsx'
import { AccionesDeDocumento } from '#piezas/documento/AccionesDeDocumento.tsx'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'

import { AgregarAlCalendario } from './AgregarAlCalendario.tsx'
import { Barras } from './Barras.tsx'
import { citaDeVencimiento } from './citas.ts'
import { dichoDeReceta } from './dicho.ts'
import { farmaciaDe } from './farmacia.ts'
import { texts } from './texts.ts'

/**
 * An open row (REC-06): the member's whole name, as two may share the first one; medicines, doctor, and the actions for
 * the prescription.
 */
export function DetalleDeReceta({ receta, onEnviar }: { receta: Receta; onEnviar: () => void }) {
  const { recetaElectronica, estado, registro1, registro2, personaFisicaProfesional } = receta
  const { apellido, nombre } = personaFisicaProfesional ?? {}
  const cita = citaDeVencimiento(receta)
  const { cuir } = recetaElectronica
  const receto = [apellido, nombre].filter(Boolean).join(', ')
  return (
    <>
      <dl className="datos">
        <Dato titulo={texts.afiliado}>{texts.nombreYDocumento(receta.personaFisicaAfiliado)}</Dato>
        <Dato titulo={texts.numero} esDato>
          {recetaElectronica.numero}
        </Dato>
        {estado.codigo === ACTIVA && (
          <Dato titulo={texts.vence} esDato>
            {formatFecha(recetaElectronica.vencimiento)}
          </Dato>
        )}
        {estado.codigo === DISPENSADA && <Dispensada receta={receta} />}
      </dl>
      <div className="registros">
        <Registro nombre={texts.rp1} registro={registro1} />
        <Registro nombre={texts.rp2} registro={registro2} />
      </div>
      {(receto !== '' || cuir) && (
        <dl className="datos">
          {receto !== '' && <Dato titulo={texts.receto}>{receto}</Dato>}
          {cuir && <Dato titulo={texts.cuir}>{enCuatros(cuir)}</Dato>}
        </dl>
      )}
      {cuir && <Barras cuir={cuir} />}
      <Escuchar trozos={dichoDeReceta(receta)} />
      {estado.codigo === ACTIVA ? (
        <>
          <AccionesDeDocumento
            de={pdfDeReceta}
            params={papelDeReceta(receta)}
            titulo={texts.recetaN(recetaElectronica.numero)}
            ver={texts.verReceta}
            primario
            onEnviar={onEnviar}
          />
          {cita && (
            <AgregarAlCalendario cita={cita} archivo={texts.recetaN(recetaElectronica.numero)} />
          )}
        </>
      ) : (
        <p className="tenue">{texts.soloActiva}</p>
      )}
    </>
  )
}

function Dispensada({ receta: { farmacia, historialEstado } }: { receta: Receta }) {
  return (
    <>
      <Dato titulo={texts.farmacia}>{farmaciaDe(farmacia)}</Dato>
      {historialEstado?.fechaDesde && (
        <Dato titulo={texts.dispensadaEl} esDato>
          {formatFecha(historialEstado.fechaDesde)}
        </Dato>
      )}
    </>
  )
}

type RegistroProps = { nombre: string; registro: Receta['registro1'] }

function Registro({ nombre, registro }: RegistroProps) {
  if (!registro) return null
  const { presentacion, cantidad, cie10Descripcion } = registro
  const que = [presentacion, cantidad != null && texts.cantidad(cantidad)].filter(Boolean)
  return (
    <div className="registro neutro">
      <p>
        <span className="tenue fuerte">{nombre}</span>{' '}
        <span className="fuerte">{remedioDe(registro) ?? texts.sinNombre}</span>
      </p>
      <p>{que.join(' · ')}</p>
      {cie10Descripcion && <p className="tenue">{cie10Descripcion}</p>}
    </div>
  )
}
