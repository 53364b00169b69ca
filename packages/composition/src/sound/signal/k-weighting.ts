/** The two filters of ITU-R BS.1770-4 at 48 kHz, tables 1 and 2: the head's shelf, then the low cut. */
const [B0, B1, B2, A1, A2] = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const [C1, C2] = [-1.99004745483398, 0.99007225036621];

/** The energy of K-weighted samples at 48 kHz in each whole step of `step` samples; the remainder is not counted. */
export function kWeightedEnergies(samples: Float32Array, step: number): Float64Array {
  const energies = new Float64Array(Math.floor(samples.length / step));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let s = 0; s < energies.length; s++) {
    let sum = 0;
    for (let i = s * step; i < (s + 1) * step; i++) {
      const x = samples[i] ?? 0;
      const y = B0 * x + B1 * x1 + B2 * x2 - A1 * y1 - A2 * y2;
      const z = y - 2 * y1 + y2 - C1 * z1 - C2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    energies[s] = sum;
  }
  return energies;
}
