export { Art, HouseChip, SeatMark } from './Art.tsx';
