import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CloudArrowUp24Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { ErrorCircle24Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import { Redirect } from 'wouter'

import { cuandoYHora } from '#formato/instantes.ts'
import { useArchivos } from '#live/cambios/useArchivos.ts'
import { type Cambio, useCambios } from '#live/cambios/useCambios.ts'
import { hasBackgroundSync } from '#live/telefono/lacks.ts'
import {
  type NuevaSolicitud,
  enOchoCifras,
  generadaDe,
  guardarSolicitud,
} from '#model/nuevaSolicitud.ts'
import { laMasPesada, seAchica } from '#model/papeles/pesan.ts'
import { Dato } from '#piezas/Dato.tsx'
import { guardamos } from '#piezas/sinEnviar.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { useAhora } from '#ui/useAhora.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { dichoDelComprobante } from './comprobante.ts'
import { megas } from './megas.ts'
import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import { TeAvisamos } from './TeAvisamos.tsx'
import { texts as deLaLista } from './texts.ts'
import { useAchicar } from './useAchicar.ts'
import { useEditar } from './useEditar.ts'

/** Result of a saved request (WIZ-08): waiting on this phone, generated with its number, refused, or unknown. */
export function Guardada({ id, preparador }: { id: string; preparador: Preparador }) {
  const cambios = useCambios(guardarSolicitud)
  if (!cambios) return null
  const cambio = cambios.find((una) => una.id === id)
  if (!cambio) return <Redirect to="/autorizaciones" replace />
  const numero = generadaDe(cambio.answers)
  if (cambio.state === 'rejected' && numero === undefined)
    return cambio.pesa ? (
      <PesaDemasiado cambio={cambio} preparador={preparador} />
    ) : (
      <NoSeAcepto cambio={cambio} />
    )
  const espera = numero === undefined && cambio.state !== 'dudosa'
  return (
    <div className="guardada pila">
      {numero === undefined && (espera ? <EnEsteAparato /> : <NoSeSabe />)}
      {numero !== undefined && <Generada cambio={cambio} numero={numero} />}
      {numero !== undefined && <TeAvisamos />}
      <Resumen cambio={cambio} />
      {espera && <QuePasaAhora enviando={cambio.state === 'sending'} />}
      <div className="botones final">
        {numero === undefined ? (
          <EnlaceBoton href="/pendientes">{texts.verPendientes}</EnlaceBoton>
        ) : (
          <EnlaceBoton href={`/ver-autorizacion?id=${numero}`}>{texts.verSolicitud}</EnlaceBoton>
        )}
        <EnlaceBoton tono="primario" href="/autorizaciones" replace>
          {texts.cerrar}
        </EnlaceBoton>
      </div>
    </div>
  )
}

type De = { cambio: Cambio<NuevaSolicitud> }

function NoSeAcepto({ cambio }: De) {
  const { editar, ocupado } = useEditar(cambio)
  return (
    <div className="guardada pila">
      <Vacio icono={<ErrorCircle24Filled />} titulo={texts.noSeAceptoTitulo} tono="error" esPagina>
        <p role="alert">{cambio.reason}</p>
        <p>{texts.siguenAca(aparato())}</p>
      </Vacio>
      <Resumen cambio={cambio} />
      <div className="botones final">
        <EnlaceBoton href="/autorizaciones" replace>
          {texts.cerrar}
        </EnlaceBoton>
        <Boton tono="primario" ocupado={ocupado} onClick={() => void editar()}>
          {texts.corregir}
        </Boton>
      </div>
    </div>
  )
}

/**
 * A request that was too heavy: it can be sent again with lighter pictures. If no picture can be made lighter, the
 * person reads which file is the heaviest.
 */
function PesaDemasiado({ cambio, preparador }: De & { preparador: Preparador }) {
  const { editar, ocupado: editando } = useEditar(cambio)
  const archivos = useArchivos(cambio.id)
  const { ocupado: achicando, noSePuede, ...alAchicar } = useAchicar(cambio, preparador)
  const ocupado = editando || achicando
  const pesada = archivos && laMasPesada(archivos)
  if (!archivos || !pesada) return null
  const seAchican = archivos.some(seAchica) && !noSePuede
  return (
    <div className="guardada pila">
      <Vacio icono={<ErrorCircle24Filled />} titulo={texts.noSeAceptoTitulo} tono="error" esPagina>
        <div role="alert">
          <p>{texts.pesaDemasiado}</p>
          <p>
            {texts.loQueMasPesa(pesada.name, megas(pesada.bytes.byteLength))}{' '}
            {seAchican ? texts.podesAchicar : texts.noSeAchica}
          </p>
        </div>
        <p>{texts.siguenAca(aparato())}</p>
      </Vacio>
      <Resumen cambio={cambio} />
      <div className="botones final">
        <Boton
          tono={seAchican ? 'contorno' : 'primario'}
          ocupado={ocupado}
          onClick={() => void editar()}
        >
          {texts.corregir}
        </Boton>
        {seAchican && (
          <Boton tono="primario" ocupado={ocupado} onClick={() => void alAchicar.achicar(archivos)}>
            {achicando ? texts.achicandoTodo : texts.achicarYEnviar}
          </Boton>
        )}
      </div>
    </div>
  )
}

function EnEsteAparato() {
  return (
    <Vacio
      icono={<CloudArrowUp24Regular />}
      titulo={texts.guardadaEn(aparato())}
      tono="aviso"
      esPagina
    >
      <p>
        {guardamos('la')} {hasBackgroundSync() ? texts.podesCerrar : texts.alAbrir}
      </p>
    </Vacio>
  )
}

/** The provider may have the request, and cannot say so. */
function NoSeSabe() {
  return (
    <Vacio icono={<QuestionCircle24Regular />} titulo={texts.noSeSabe} tono="aviso" esPagina>
      <p>{texts.noSeSabeDetalle}</p>
    </Vacio>
  )
}

function Generada({ cambio, numero }: De & { numero: number }) {
  return (
    <Vacio icono={<CheckmarkCircle24Filled />} titulo={texts.generada} esPagina>
      <p className="numero-de-solicitud dato">{enOchoCifras(numero)}</p>
      <p>{deLaLista.demora}</p>
      <p>{dichoDelComprobante(cambio)}</p>
    </Vacio>
  )
}

function Resumen({ cambio: { payload, createdAt } }: De) {
  const now = useAhora(60_000)
  const { quien, tipoCobertura, papeles, bytes } = payload
  return (
    <dl className="tarjeta relleno lo-que-se-envia">
      <Dato titulo={texts.para}>{quien}</Dato>
      <Dato titulo={texts.tipoCorto}>{tipoCobertura.descripcion}</Dato>
      <Dato titulo={texts.documentosCorto}>{texts.archivosY(papeles.length, megas(bytes))}</Dato>
      <Dato titulo={texts.cuando}>{cuandoYHora(createdAt, now)}</Dato>
    </dl>
  )
}

function QuePasaAhora({ enviando }: { enviando: boolean }) {
  return (
    <section className="tarjeta relleno pila">
      <h2>{texts.quePasa}</h2>
      <ol className="linea-de-vida">
        <li className="aviso actual" aria-current="step">
          <span className="marca-de-paso" />
          <p className="fuerte">{enviando ? texts.enviandose : texts.espera}</p>
        </li>
        <li className="por-venir">
          <span className="marca-de-paso" />
          <div>
            <p>{texts.elNumero}</p>
            <p className="tenue">{texts.elComprobante}</p>
          </div>
        </li>
        <li className="por-venir">
          <span className="marca-de-paso" />
          <div>
            <p>{texts.auditoria}</p>
            <p className="tenue">{texts.horas}</p>
          </div>
        </li>
      </ol>
    </section>
  )
}
