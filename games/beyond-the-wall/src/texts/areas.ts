import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The areas of the north; the two seas beside it are those of the southern map. */
export const areas: Catalogue = {
  en: places({
    'btw-always-winter': ['Lands of Always Winter', 'in the'],
    'btw-ice-river': ['Ice River', 'on the'],
    'btw-thenn': ['Thenn', 'in'],
    'btw-antler': ['Antler', 'on the'],
    'btw-milkwater': ['Milkwater', 'on the'],
    'btw-giants-stairs': ['Giant’s Stairs', 'at the'],
    'btw-fist': ['Fist of the First Men', 'at the'],
    'btw-haunted-forest': ['Haunted Forest', 'in the'],
    'btw-gorge': ['The Gorge', 'in the'],
    'btw-frostfangs': ['Frostfangs', 'in the'],
    'btw-skirling-pass': ['Skirling Pass', 'in the'],
    'btw-storrold-point': ['Storrold Point', 'at'],
    'btw-wall-west': ['Wall (Shadow Tower)', 'on the'],
    'btw-wall-centre': ['Wall (Castle Black)', 'on the'],
    'btw-wall-east': ['Wall (Eastwatch)', 'on the'],
    'btw-gift': ['The Gift', 'in the'],
    'btw-sea-west': ['Bay of Ice', 'in the'],
    'btw-sea-east': ['The Shivering Sea', 'in the'],
  }),

  it: places({
    'btw-always-winter': ['Terre dell’Eterno Inverno', 'in le'],
    'btw-ice-river': ['Fiume di Ghiaccio', 'su il'],
    'btw-thenn': ['Thenn', 'a'],
    'btw-antler': ['Antler', 'su l’'],
    'btw-milkwater': ['Fiumelatte', 'su il'],
    'btw-giants-stairs': ['Scala dei Giganti', 'su la'],
    'btw-fist': ['Pugno dei Primi Uomini', 'su il'],
    'btw-haunted-forest': ['Foresta Stregata', 'in la'],
    'btw-gorge': ['La Gola', 'in la'],
    'btw-frostfangs': ['Artigli del Gelo', 'su gli'],
    'btw-skirling-pass': ['Passo Skirling', 'a il'],
    'btw-storrold-point': ['Punta Storrold', 'a'],
    'btw-wall-west': ['Barriera (Torre delle Ombre)', 'su la'],
    'btw-wall-centre': ['Barriera (Castello Nero)', 'su la'],
    'btw-wall-east': ['Barriera (Forte Orientale)', 'su la'],
    'btw-gift': ['Il Dono', 'in il'],
    'btw-sea-west': ['Baia dei Ghiacci', 'in la'],
    'btw-sea-east': ['Mare dei Brividi', 'in il'],
  }),
};
