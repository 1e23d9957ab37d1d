import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { type ReactNode, useState } from 'react'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { useResource } from '#live/copias/useResource.ts'
import { idDe, solicitudes } from '#model/autorizaciones.ts'
import { informeDeSolicitud } from '#model/documentosDeSolicitud.ts'
import { APROBADA, practicaEnPalabras, sePuede, tituloDe } from '#model/solicitudes.ts'
import { Dato } from '#piezas/Dato.tsx'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'

import { Dialogos } from './Dialogos.tsx'
import { Documentacion } from './Documentacion.tsx'
import { LineaDeVida } from './LineaDeVida.tsx'
import { Observada } from './Observada.tsx'
import { Providencia } from './Providencia.tsx'
import { SinEnviar } from './SinEnviar.tsx'
import { texts } from './texts.ts'
import type { Pedida } from './useAcciones.tsx'
import { useAnulando } from './useAnulando.ts'

/** All data of a request (AUTH-16), and the actions for it. */
export function Detalle({ id, de }: { id: number; de: Autorizacion }) {
  const { solicitudCobertura, estado, tipoCobertura, practicas } = de
  const codigo = estado.codigoEstado
  const numero = solicitudCobertura.idSolicitudCoberturaFormateado ?? String(id)
  const [que, setQue] = useState<Pedida['que']>()
  const anulando = useAnulando()(id)
  const correo = useCorreo(id)
  const titulo = tituloDe(practicas, tipoCobertura?.descripcion)
  const documentos = useDocumentos()
  const params = { id, codigo, desde: estado.fechaDesde }
  const informe = pedido(informeDeSolicitud, params, { titulo: texts.solicitud(numero) })
  return (
    <div className="detalle-de-solicitud">
      <Observada de={de} />
      {anulando === 'sin-enviar' && <SinEnviar />}
      <div className="mitad">
        {sePuede.verProvidencia(codigo) && (
          <Providencia
            id={id}
            de={de}
            numero={numero}
            onEnviar={() => setQue('enviarProvidencia')}
          />
        )}
        <LineaDeVida de={de} />
      </div>
      <div className="mitad">
        <Tarjeta titulo={texts.practicas}>
          <Practicas de={practicas ?? []} />
        </Tarjeta>
        <Tarjeta titulo={texts.datos}>
          <Solicitud de={de} numero={numero} />
        </Tarjeta>
        <Tarjeta titulo={texts.afiliado}>
          <Afiliado de={de} />
        </Tarjeta>
        <Tarjeta titulo={texts.documentacion}>
          <Documentacion de={de} />
        </Tarjeta>
        <div className="acciones-de-solicitud">
          <Boton icono={<ArrowDownload24Regular />} onClick={() => documentos.ver(informe)}>
            {texts.informe}
          </Boton>
          {sePuede.enviar(codigo) && (
            <Boton icono={<Mail24Regular />} onClick={() => setQue('enviar')}>
              {texts.enviarSolicitud}
            </Boton>
          )}
          {sePuede.anular(codigo) && anulando === undefined && (
            <Boton
              tono="plano"
              peligro
              icono={<Dismiss24Regular />}
              onClick={() => setQue('anular')}
            >
              {texts.anular}
            </Boton>
          )}
        </div>
      </div>
      {documentos.visor}
      <Dialogos
        pedida={que && { que, id, numero, titulo, correo }}
        onCerrar={() => setQue(undefined)}
      />
    </div>
  )
}

/** The member's usual mail address, as the list of requests has it. */
function useCorreo(id: number): string {
  const lista = useResource(solicitudes, {})
  if (lista.state !== 'ready') return ''
  return lista.value.find((fila) => idDe(fila) === id)?.correo ?? lista.value[0]?.correo ?? ''
}

function Tarjeta({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className="tarjeta relleno pila">
      <h2>{titulo}</h2>
      {children}
    </section>
  )
}

function Practicas({ de }: { de: NonNullable<Autorizacion['practicas']> }) {
  if (de.length === 0) return <p className="tenue">{texts.sinPracticas}</p>
  return (
    <ul>
      {de.map((practica) => {
        const palabras = practicaEnPalabras(practica)
        return <li key={palabras}>{palabras}</li>
      })}
    </ul>
  )
}

function Solicitud({ de, numero }: { de: Autorizacion; numero: string }) {
  const { solicitudCobertura, estado, tipoCobertura } = de
  const { fechaGenerada, fechaIniciada, vencimiento } = solicitudCobertura
  const observacion = presente(estado.observacion)
  return (
    <dl className="datos">
      <Dato titulo={texts.numero} esDato>
        {numero}
      </Dato>
      <Dato titulo={texts.generada} esDato>
        {formatFecha(fechaGenerada)}
      </Dato>
      <Dato
        titulo={estado.codigoEstado === APROBADA ? texts.inicioDeVigencia : texts.inicio}
        esDato
      >
        {formatFecha(fechaIniciada)}
      </Dato>
      <Dato titulo={texts.vencimiento} esDato>
        {formatFecha(vencimiento)}
      </Dato>
      <Dato titulo={texts.tipo}>{tipoCobertura?.descripcion ?? ''}</Dato>
      {observacion && <Dato titulo={texts.observacion}>{observacion}</Dato>}
    </dl>
  )
}

function Afiliado({ de: { afiliado } }: { de: Autorizacion }) {
  const { apellido, nombre, apellidoNombreFormateado, numeroDocumentoFormateado } = afiliado
  return (
    <dl className="datos">
      <Dato titulo={texts.nombre}>
        {apellidoNombreFormateado ?? [apellido, nombre].filter(Boolean).join(', ')}
      </Dato>
      <Dato titulo={texts.documento} esDato>
        {numeroDocumentoFormateado ?? ''}
      </Dato>
    </dl>
  )
}
