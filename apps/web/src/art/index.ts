export { Art, HouseChip, SeatHouses, SeatMark } from './Art.tsx';
