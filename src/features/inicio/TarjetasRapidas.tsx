import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { People24Regular } from '@fluentui/react-icons/svg/people'
import { PhoneLock24Regular } from '@fluentui/react-icons/svg/phone-lock'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Video24Regular } from '@fluentui/react-icons/svg/video'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'

import { nuevaSolicitud } from '#model/primera/nuevaSolicitud.ts'
import { esMovil } from '#ui/esMovil.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { texts } from './texts.ts'

export function TarjetasRapidas() {
  const mediana = useMedia(MEDIANA)
  const [direccionDeOtra] = useState(nuevaSolicitud)
  return (
    <ul className="rapidas">
      {mediana && (
        <Rapida
          href="/mostrador"
          tono="ok"
          icono={<PhoneLock24Regular />}
          titulo={texts.mostrador}
          detalle={texts.mostradorDetalle}
        />
      )}
      <Rapida
        href="/consultar-recetas"
        tono="info"
        icono={<Pill24Regular />}
        titulo={texts.recetas}
        detalle={texts.recetasDetalle}
      />
      <Rapida
        href={direccionDeOtra}
        tono="ok"
        icono={<ClipboardTaskListLtr24Regular />}
        titulo={texts.pedir}
        detalle={texts.pedirDetalle}
      />
      <Rapida
        href="/teleconsulta"
        tono="info"
        icono={<Video24Regular />}
        titulo={texts.teleconsulta}
        detalle={texts.teleconsultaDetalle}
      />
      {(esMovil() || !mediana) && (
        <Rapida
          href="/read-orden"
          tono="ok"
          icono={<QrCode24Regular />}
          titulo={texts.ordenElectronica}
          detalle={texts.ordenElectronicaDetalle}
        />
      )}
      <Rapida
        href="/emitir-orden"
        tono="ok"
        icono={<DocumentText24Regular />}
        titulo={texts.ordenImpresa}
        detalle={texts.ordenImpresaDetalle}
      />
      <Rapida
        href="/grupo-familiar"
        tono="info"
        icono={<People24Regular />}
        titulo={texts.grupo}
        detalle={texts.grupoDetalle}
      />
    </ul>
  )
}

/** Link to the counter: on phones a row of its own below the cards, on larger screens the first quick link. */
export function AlMostrador() {
  if (useMedia(MEDIANA)) return null
  return (
    <Link className="tarjeta al-mostrador" href="/mostrador">
      <span className="baldosa ok">
        <PhoneLock24Regular />
      </span>
      <span>
        <span className="fuerte">{texts.mostrador}</span>
        <br />
        <span className="tenue">{texts.mostradorDetalle}</span>
      </span>
      <ChevronRight24Regular />
    </Link>
  )
}

type Props = {
  href: string
  tono: string
  icono: ReactNode
  titulo: string
  detalle: string
}

function Rapida({ href, tono, icono, titulo, detalle }: Props) {
  return (
    <li>
      <Link className="tarjeta" href={href}>
        <span className={`baldosa ${tono}`}>{icono}</span>
        <span>
          <span className="fuerte">{titulo}</span>
          <br />
          <span className="tenue">{detalle}</span>
        </span>
      </Link>
    </li>
  )
}
