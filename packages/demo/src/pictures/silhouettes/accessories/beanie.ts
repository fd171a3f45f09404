import type { Design, Drawing } from '#pictures/drawing';
import { flipped } from '#pictures/drawing';
import { symmetric } from '#pictures/path';
import { between } from '#pictures/random';
import { drape, fold, piled } from '#pictures/relief';
import { ribs, seam } from '#pictures/stitching';
import { createRandom } from '#pictures/random';

export function cutBeanie(design: Design): Drawing {
  const { random, audience } = design;
  const hasPompom = audience === 'kids' || random() > 0.6;
  const top = 420;
  const crown = between(random, 430, 520);
  const brim = between(random, 190, 230);
  const w = 400;
  const y = top + crown;
  const d = symmetric(`M0,${top}C150,${top - 6} 300,${top + 70} 356,${top + 240}C384,${top + 330} ${w - 6},${y - 40} ${w - 4},${y + 20}L0,${y + 40}`);
  const cuff = symmetric(
    `M0,${y + 18}C160,${y + 18} 320,${y + 8} ${w},${y - 14}C${w + 26},${y + 60} ${w + 24},${y + brim - 70} ${w + 6},${y + brim - 14}C320,${y + brim + 14} 160,${y + brim + 24} 0,${y + brim + 24}`,
  );
  const upper = `M${-w},${y - 14}C-320,${y + 8} -160,${y + 18} 0,${y + 18}C160,${y + 18} 320,${y + 8} ${w},${y - 14}`;
  const lower = `M${-w - 6},${y + brim - 14}C-320,${y + brim + 14} -160,${y + brim + 24} 0,${y + brim + 24}C160,${y + brim + 24} 320,${y + brim + 14} ${w + 6},${y + brim - 14}`;
  const dome = `M-34,${top + 6}C-20,${top} 20,${top} 34,${top + 6}`;
  const base = `M${-w + 10},${y + 10}C-200,${y + 36} 200,${y + 36} ${w - 10},${y + 10}`;
  const trim = design.print === 'colour-block' ? { colour: design.accent, isPrinted: false } : {};
  const converging = [0.2, 0.48, 0.78]
    .map((share) => `M${24 * share},${top + 8}C${150 * share},${top + 30} ${330 * share},${top + 130} ${370 * share},${top + 330}`)
    .map((line) => seam(design, line, 2))
    .join('');
  return {
    fabric: 'knit',
    focus: { x: -130, y: y + 40, zoom: 2.3 },
    layers: [
      ...(hasPompom ? [pompom(design, top - 70)] : []),
      {
        d,
        roll: 22,
        relief: piled(
          fold(`M-330,${y - 60}C-100,${y - 20} 100,${y - 20} 330,${y - 60}`, 30, -9),
          drape({ seed: design.seed, across: 120, length: 300, height: 9 }),
        ),
        marks: ribs(design, dome, base, 46) + converging + flipped(converging),
      },
      {
        d: cuff,
        roll: 22,
        lift: 9,
        ...trim,
        relief: drape({ seed: design.seed + 2, across: 130, length: 200, height: 6 }),
        marks: ribs(design, upper, lower, 54),
      },
      design.isBack
        ? ''
        : `<rect x="-52" y="${y + brim * 0.44}" width="104" height="64" rx="3" fill="#0e0c0b" fill-opacity="0.3" transform="translate(2 5)"/><rect x="-52" y="${y + brim * 0.44}" width="104" height="64" rx="3" fill="#efe9dd"/><rect x="-26" y="${y + brim * 0.44 + 26}" width="52" height="6" rx="2" fill="#2b2c30"/><rect x="-14" y="${y + brim * 0.44 + 40}" width="28" height="4" rx="2" fill="#8b8a88"/>`,
    ],
  };
}

/** Draws yarn ends in all directions. */
function pompom(design: Design, y: number): string {
  const random = createRandom(design.seed + 77);
  const tones = [design.ink, design.base, design.base, design.sheen];
  const yarns = Array.from({ length: 620 }, (_, index) => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const x = Math.cos(angle) * reach * 118;
    const dy = Math.sin(angle) * reach * 112;
    const out = 18 + random() * 16;
    return `<path d="M${x.toFixed(0)},${(y + dy).toFixed(0)}l${(Math.cos(angle) * out).toFixed(0)},${(Math.sin(angle) * out).toFixed(0)}" stroke="${tones[index % 4] ?? design.base}" stroke-opacity="${index % 4 === 0 ? 0.5 : 0.85}" stroke-width="6" stroke-linecap="round"/>`;
  }).join('');
  return `<circle cx="8" cy="${y + 14}" r="128" fill="#15110f" fill-opacity="0.16"/><circle cx="0" cy="${y}" r="122" fill="${design.base}"/>${yarns}<ellipse cx="40" cy="${y + 50}" rx="80" ry="70" fill="${design.ink}" fill-opacity="0.16"/>`;
}
