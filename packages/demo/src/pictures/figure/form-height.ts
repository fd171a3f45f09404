import { joinHeights } from '../engine/surface.ts';
import { computeWidth, type Figure, type Profile } from './figure.ts';

/** Far behind the surface. */
const DEEP = -90;

const tube = (depth: number, s: number): number => depth * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.2));

/** Parts of the form that push a garment outwards: a sleeve lies on the arm, and only its top on the shoulder. */
export type FormPart = 'whole' | 'trunk' | 'arm';

const measured = new WeakMap<Figure, Map<number, Row>>();

/** Returns the height of the form in front of its middle plane at a point; the left half is the mirrored right half. */
export function createFormHeight(figure: Figure, isBack: boolean, part: FormPart = 'whole'): (x: number, y: number) => number {
  const rows = measured.get(figure) ?? new Map<number, Row>();
  measured.set(figure, rows);
  const bumps = isBack ? figure.back : figure.front;
  const armpit = figure.armpit[1];
  return (signed, y) => {
    const x = Math.abs(signed);
    const key = Math.round(y / 2);
    let row = rows.get(key);
    if (!row) {
      row = measureRow(figure, key * 2);
      rows.set(key, row);
    }
    let height = DEEP;
    // Below the armpit, trunk and arm are apart.
    const apart = part === 'whole' ? 0 : Math.max(0, Math.min(1, (y - armpit + 90) / 120));
    if (part !== 'arm' || apart < 1) {
      let trunk = tube(row.depth, x / row.trunk);
      for (const [bumpX, bumpY, radius, rise] of bumps) {
        const far = ((x - bumpX) ** 2 + (y - bumpY) ** 2) / (radius * radius);
        if (far < 6 && trunk > 0) trunk += rise * Math.exp(-far);
      }
      height = trunk * row.trunkShare + DEEP * (1 - row.trunkShare) + (part === 'arm' ? DEEP * apart : 0);
    }
    if (row.leg && part !== 'arm') height = joinHeights(height, row.leg.base + tube(row.leg.half * 0.86, (x - row.leg.middle) / row.leg.half));
    if (row.arm && (part !== 'trunk' || apart < 1))
      height = joinHeights(
        height,
        row.arm.base + (part === 'trunk' ? DEEP * apart : 0) + tube(row.arm.half * 0.8, (x - row.arm.middle) / row.arm.half),
      );
    return height;
  };
}

interface Limb {
  middle: number;
  half: number;
  base: number;
}

interface Row {
  trunk: number;
  depth: number;
  /** How far the row belongs to the trunk: 1 to the hip, 0 below the crotch. */
  trunkShare: number;
  leg: Limb | undefined;
  arm: Limb | undefined;
}

function measureRow(figure: Figure, y: number): Row {
  const { trunk, depth, side, inside, crotch, hip, arm } = figure;
  const share = rise((crotch + 150 - y) / 170);
  const isLeg = y > hip - 200;
  const out = computeWidth(side, y);
  const within = y > crotch ? computeWidth(inside, y) : 3;
  const { middle, half } = computeArm(arm, y);
  const start = (arm[0]?.[1] ?? 0) - 120;
  return {
    trunk: computeWidth(trunk, y),
    depth: computeWidth(depth, y),
    trunkShare: share,
    leg: isLeg ? { middle: (out + within) / 2, half: (out - within) / 2 + 4, base: DEEP + (14 - DEEP) * rise((y - hip + 200) / 260) } : undefined,
    arm: y > start && y < (arm.at(-1)?.[1] ?? 0) ? { middle, half: half + 2, base: DEEP + (18 - DEEP) * rise((y - start) / 150) } : undefined,
  };
}

const rise = (share: number): number => {
  const part = Math.max(0, Math.min(1, share));
  return part * part * (3 - 2 * part);
};

const armProfiles = new WeakMap<Figure['arm'], { middle: Profile; half: Profile }>();

/** Returns the middle line and half width of the arm at a height, on smooth curves; above the shoulder joint those of the joint. */
export function computeArm(arm: Figure['arm'], y: number): { middle: number; half: number } {
  let profiles = armProfiles.get(arm);
  if (!profiles) {
    profiles = { middle: arm.map(([x, at]) => [at, x] as const), half: arm.map(([, at, half]) => [at, half] as const) };
    armProfiles.set(arm, profiles);
  }
  return { middle: computeWidth(profiles.middle, y), half: computeWidth(profiles.half, y) };
}
