import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { BuildingShop24Regular } from '@fluentui/react-icons/svg/building-shop'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Document24Regular } from '@fluentui/react-icons/svg/document'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { Avatar } from '#ui/Avatar.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import { type Cosa, type Grupo, type NombreDeGrupo, enPartes } from './hallar.ts'
import { texts } from './texts.ts'

const ICONOS: Record<NombreDeGrupo, ReactNode> = {
  pantallas: <Document24Regular />,
  familia: null,
  recetas: <Pill24Regular />,
  autorizaciones: <ClipboardTaskListLtr24Regular />,
  oficinas: <Location24Regular />,
  farmacias: <BuildingShop24Regular />,
  ayuda: <QuestionCircle24Regular />,
}

/** Number of results shown per group before the person asks for the rest. */
const A_LA_VISTA = 2

type GrupoProps = {
  grupo: Grupo
  buscado: string
  entero: boolean
  replace: boolean
  onAbrir: () => void
  onElegir: (() => void) | undefined
}

/** Results of one kind, a few at first. */
export function UnGrupo({ grupo, buscado, entero, replace, onAbrir, onElegir }: GrupoProps) {
  const { nombre, cosas } = grupo
  const titulo = texts.grupos[nombre]
  return (
    <section>
      <div className="cabeza">
        <h2>{titulo}</h2>
        {!entero && cosas.length > A_LA_VISTA && (
          <button type="button" className="enlace" onClick={onAbrir}>
            {texts.ver(cosas.length)}
            <span className="oculto"> ({titulo})</span>
          </button>
        )}
      </div>
      <ul>
        {cosas.slice(0, entero ? cosas.length : A_LA_VISTA).map((cosa) => (
          <li key={cosa.clave}>
            <Resultado cosa={cosa} buscado={buscado} replace={replace} onElegir={onElegir} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ResultadoProps = {
  cosa: Cosa
  buscado: string
  replace: boolean
  onElegir: (() => void) | undefined
}

function Resultado({ cosa, buscado, replace, onElegir }: ResultadoProps) {
  const { grupo, titulo, detalle, href, state, iniciales } = cosa
  return (
    <Link
      className="fila resultado"
      href={href}
      state={state}
      replace={replace}
      {...(onElegir && { onClick: onElegir })}
    >
      {iniciales === undefined ? (
        <span className="baldosa neutro">
          {href === '/pendientes' ? <ArrowUpload24Regular /> : ICONOS[grupo]}
        </span>
      ) : (
        <Avatar iniciales={iniciales} />
      )}
      <span>
        <span className="titulo-de-resultado">
          {enPartes(titulo, buscado).map(({ texto, hallada }, at) =>
            hallada ? <mark key={at}>{texto}</mark> : <span key={at}>{texto}</span>,
          )}
        </span>
        <span className="tenue">{detalle}</span>
      </span>
    </Link>
  )
}

const CON_SENAL = [
  { href: '/buscar-prestadores', texto: texts.profesionales },
  { href: '/buscar-establecimientos', texto: texts.establecimientos },
  { href: '/buscar-farmacias', texto: texts.farmaciasConSenal },
]

type NadaProps = { buscado: string; replace: boolean; onElegir: (() => void) | undefined }

/** No results on this phone: offers searches that need signal. */
export function Nada({ buscado, replace, onElegir }: NadaProps) {
  return (
    <div className="pila">
      <h2>{texts.nada(buscado)}</h2>
      <p>{texts.nadaDetalle}</p>
      <div className="botones">
        {CON_SENAL.map(({ href, texto }) => (
          <EnlaceBoton
            key={href}
            href={href}
            replace={replace}
            {...(onElegir && { onClick: onElegir })}
          >
            {texto}
          </EnlaceBoton>
        ))}
      </div>
    </div>
  )
}
