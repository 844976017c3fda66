export { addEvents } from './prospects/events';
