export { holdProgram, programOf, worksZone } from './programs/reach';
export { addEvents } from './prospects/events';
export { releaseProspects } from './prospects/write-many';
