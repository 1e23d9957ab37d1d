import { PersonQuestionMark24Regular } from '@fluentui/react-icons/svg/person-question-mark'

import type { Afiliado } from '#contract/afiliados.ts'
import { numeroDe } from '#formato/numeroDe.ts'
import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto, numeroDeAfiliado, relacion } from '#model/personas.ts'
import { NoEsta } from '#piezas/NoEsta.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { Ficha } from './Ficha.tsx'

import './ficha.css'
import { texts } from './texts.ts'

/** Record of a member of the stored family group. It is on this phone or being fetched. */
export function VerAfiliadoScreen({ idAfiliado: escrito }: { idAfiliado?: string }) {
  const idAfiliado = numeroDe(escrito)
  const grupo = useCopia(grupoFamiliar, {}, texts.trayendoGrupo)
  const actual = useResource(afiliadoActual, {})
  if (grupo.leyendo || actual.state === 'loading') return null
  if (!grupo.value)
    return (
      <>
        <Titulo>{texts.afiliado}</Titulo>
        {grupo.aviso}
      </>
    )
  const integrante = grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
  if (!integrante) return <Ninguna />
  const propia = actual.state === 'ready' && actual.value.afiliado.idAfiliado === idAfiliado
  return (
    <Ficha integrante={integrante} propia={propia}>
      <Volver a="/grupo-familiar">{texts.grupo}</Volver>
      <Quien integrante={integrante} />
    </Ficha>
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

const Ninguna = () => (
  <NoEsta
    icono={<PersonQuestionMark24Regular />}
    titulo={texts.noEsta}
    detalle={texts.noEstaDetalle}
    href="/grupo-familiar"
    ver={texts.verGrupo}
  />
)
