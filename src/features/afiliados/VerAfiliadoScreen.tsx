import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { PersonQuestionMark24Regular } from '@fluentui/react-icons/svg/person-question-mark'
import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto, numeroDeAfiliado, relacion } from '#model/personas.ts'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './afiliados.css'
import { Ficha } from './Ficha.tsx'
import { texts } from './texts.ts'

/** A member's record. Whoever is in the stored family group has one, on this phone or on its way. */
export function VerAfiliadoScreen({ idAfiliado }: { idAfiliado: number | undefined }) {
  const grupo = useResource(grupoFamiliar, {})
  const actual = useResource(afiliadoActual, {})
  const reintentar = useRefresh(grupoFamiliar, {})
  if (grupo.state === 'loading' || actual.state === 'loading') return null
  if (grupo.state === 'absent')
    return (
      <>
        <Titulo>{texts.afiliado}</Titulo>
        <SinDatos
          falla={grupo.failure}
          trayendo={texts.trayendo}
          onReintentar={() => void reintentar()}
        />
      </>
    )
  const integrante = grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
  if (!integrante) return <NoEsta />
  const propia = actual.state === 'ready' && actual.value.afiliado.idAfiliado === idAfiliado
  return (
    <>
      <Link className="enlace" href="/grupo-familiar">
        <ArrowLeft24Regular />
        {texts.titulo}
      </Link>
      <Quien integrante={integrante} />
      <Ficha integrante={integrante} propia={propia} />
    </>
  )
}

function Quien({ integrante }: { integrante: Afiliado }) {
  return (
    <div className="titulo apilado">
      <Titulo>{nombreCompleto(integrante)}</Titulo>
      <p>
        {relacion(integrante)} · {texts.numero}{' '}
        <span className="dato">{numeroDeAfiliado(integrante)}</span>
      </p>
    </div>
  )
}

function NoEsta() {
  return (
    <Vacio icono={<PersonQuestionMark24Regular />} titulo={texts.noEsta} tono="aviso" esPagina>
      <p>{texts.noEstaDetalle}</p>
      <Link className="boton primario" href="/grupo-familiar">
        {texts.verGrupo}
      </Link>
    </Vacio>
  )
}
