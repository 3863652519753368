export { Art, EMBLEMS, HouseChip, SeatHouses, SeatMark } from './Art.tsx';
