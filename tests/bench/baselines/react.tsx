import { mount } from './mount.tsx'

mount(<h1>Mi Cobertura</h1>)
