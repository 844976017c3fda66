export { settleTallies } from './metrics/tallies';
export { describePlace, placeInWords } from './programs/described-place';
export { type Place, placeOfCompany, placeOfProspect } from './programs/place';
export { holdProgram, programOf, worksZone } from './programs/reach';
export { forgetDeadRows } from './prospect-batches/rows';
export { resumeBatches, workBatch } from './prospect-batches/work';
export { holdProspect, noteProspect, prospectAsked, reachProspect } from './prospects/convert';
export { addEvents } from './prospects/events';
export { countProspectsOutside, releaseProspects } from './prospects/write-many';
