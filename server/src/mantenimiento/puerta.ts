// Exports that other areas may use.
export { darTodoAlDuenio } from './duenio.ts'
export { atenderEncargos, encargar } from './encargos.ts'
export { restaurar } from './respaldo.ts'
export { type Hecho, type Pedido, TAREAS, type Tarea } from './tareas.ts'
