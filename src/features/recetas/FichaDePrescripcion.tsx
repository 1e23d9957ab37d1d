import { ShieldCheckmark24Filled } from '@fluentui/react-icons/svg/shield-checkmark'
import { type ReactNode, useState } from 'react'

import type { Prescripcion } from '#contract/prescripciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { papelDePrescripcion, pdfDePrescripcion } from '#model/papeles.ts'
import { seEnvia } from '#model/recetas/estado.ts'
import { Dato } from '#piezas/Dato.tsx'
import { AccionesDeDocumento } from '#piezas/documento/AccionesDeDocumento.tsx'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'
import { Panel } from '#ui/Panel.tsx'

import { dichoDePrescripcion } from './dicho.ts'
import { EnviarPrescripcion } from './EnviarPrescripcion.tsx'
import { SolicitudVinculada } from './SolicitudVinculada.tsx'
import { texts } from './texts.ts'

type Props = { prescripcion: Prescripcion; children?: ReactNode }

export const quienDe = ({ afiliado }: Prescripcion) =>
  [afiliado?.nombre, afiliado?.apellido].filter(Boolean).join(' ')

/** All data of a practice prescription below its head (PRES-07 to PRES-09). Used on its page and beside its list. */
export function FichaDePrescripcion({ prescripcion, children }: Props) {
  const { prescripcionElectronica, estado, afiliado, solicitudCobertura } = prescripcion
  const validacion = presente(prescripcionElectronica.observacionValidacion)
  return (
    <div className="columnas">
      <div className="pila">
        {children}
        {solicitudCobertura && (
          <SolicitudVinculada
            solicitud={solicitudCobertura}
            idAfiliado={afiliado?.idAfiliado ?? undefined}
          />
        )}
        <Escuchar trozos={dichoDePrescripcion(prescripcion)} />
        {seEnvia(estado.codigo) && <Acciones prescripcion={prescripcion} />}
        <Practicas prescripcion={prescripcion} />
        <Diagnostico prescripcion={prescripcion} />
      </div>
      <div className="pila">
        <Datos prescripcion={prescripcion} quien={quienDe(prescripcion)} />
        {validacion && (
          <Seccion titulo={texts.validacion}>
            <p>{validacion}</p>
          </Seccion>
        )}
        <Panel tono="ok" icono={<ShieldCheckmark24Filled />}>
          <p>
            <strong>{texts.firmada}</strong> {texts.firmaVale}
          </p>
        </Panel>
      </div>
    </div>
  )
}

/** Actions of PRES-04. */
function Acciones({ prescripcion }: { prescripcion: Prescripcion }) {
  const [enviando, setEnviando] = useState(false)
  return (
    <div className="pila">
      <AccionesDeDocumento
        de={pdfDePrescripcion}
        params={papelDePrescripcion(prescripcion)}
        titulo={texts.prescripcionN(
          String(prescripcion.prescripcionElectronica.idPrescripcionElectronica),
        )}
        ver={texts.verPdf}
        // With an approved coverage request, the main action is to generate the order.
        primario={prescripcion.solicitudCobertura?.codigoEstadoSolicitudCobertura !== '4'}
        onEnviar={() => setEnviando(true)}
      />
      {enviando && (
        <EnviarPrescripcion prescripcion={prescripcion} onCerrar={() => setEnviando(false)} />
      )}
    </div>
  )
}

function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className="tarjeta relleno ficha-de-receta">
      <h2>{titulo}</h2>
      {children}
    </section>
  )
}

/** Practices of the prescription (PRES-08). */
function Practicas({ prescripcion: { practicas } }: { prescripcion: Prescripcion }) {
  return (
    <Seccion titulo={texts.practicasTitulo}>
      <ol className="renglones">
        {practicas.map(({ codigoPractica, descripcionPractica, cantidad, tieneConvenio }, n) => (
          <li key={codigoPractica}>
            <span className="tenue fuerte">{texts.rp(n + 1)}</span>
            <span>
              <span className="fuerte">{descripcionPractica}</span>{' '}
              {tieneConvenio === false && <span className="sin-convenio">{texts.sinConvenio}</span>}
              <br />
              <span className="tenue">{texts.codigoYCantidad(codigoPractica, cantidad)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Seccion>
  )
}

function Diagnostico({ prescripcion: { cie10, cie10Secundario } }: { prescripcion: Prescripcion }) {
  const dichos = [cie10, cie10Secundario].flatMap((uno) => (uno?.descripcion ? [uno] : []))
  if (dichos.length === 0) return null
  return (
    <Seccion titulo={texts.diagnostico}>
      {dichos.map(({ codigo, descripcion }) => (
        <p key={codigo}>
          <span className="tenue">{codigo}</span> {descripcion}
        </p>
      ))}
    </Seccion>
  )
}

function Datos({ prescripcion, quien }: { prescripcion: Prescripcion; quien: string }) {
  const {
    prescripcionElectronica: suya,
    tipoPracticaCategoria,
    afiliado,
    profesional,
  } = prescripcion
  const observacion = presente(suya.observacion)
  const recodificacion = presente(suya.observacionRecodificacion)
  const periodo = presente(suya.periodo)
  const nombre = [profesional?.apellido, profesional?.nombre].filter(Boolean).join(', ')
  return (
    <>
      <Seccion titulo={texts.prescripcion}>
        <dl className="datos">
          <Dato titulo={texts.fecha} esDato>
            {formatFecha(suya.fechaPrescripcion)}
          </Dato>
          <Dato titulo={texts.vence} esDato>
            {formatFecha(suya.fechaVencimiento)}
          </Dato>
          <Dato titulo={texts.desde} esDato>
            {formatFecha(suya.fechaInicio)}
          </Dato>
          <Dato titulo={texts.tipo}>{tipoPracticaCategoria?.descripcion ?? ''}</Dato>
          {periodo && <Dato titulo={texts.periodo}>{periodo}</Dato>}
          {observacion && <Dato titulo={texts.observacion}>{observacion}</Dato>}
          {recodificacion && <Dato titulo={texts.recodificacion}>{recodificacion}</Dato>}
        </dl>
      </Seccion>
      <Seccion titulo={texts.afiliado}>
        <dl className="datos">
          <Dato titulo={texts.nombre}>{quien}</Dato>
          <Dato titulo={texts.dni} esDato>
            {afiliado?.numeroDocumentoFormateado ?? ''}
          </Dato>
        </dl>
      </Seccion>
      <Seccion titulo={texts.quienPrescribio}>
        <dl className="datos">
          <Dato titulo={texts.profesional}>{nombre}</Dato>
          <Dato titulo={texts.profesion}>{profesional?.profesion ?? ''}</Dato>
          <Dato titulo={texts.matricula} esDato>
            {profesional?.matricula ?? ''}
          </Dato>
          <Dato titulo={texts.telefono} esDato>
            {profesional?.telefono ?? ''}
          </Dato>
          <Dato titulo={texts.domicilio}>{profesional?.domicilio ?? ''}</Dato>
        </dl>
      </Seccion>
    </>
  )
}
